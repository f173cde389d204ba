import { useCallback, useEffect, useRef, useState } from "react";
import { useAddressSecrets, type AddressSecrets } from "../../session/address-secrets.ts";
import { openRecovery, type LinkFault, type Recovery } from "../../session/recovery.ts";

export type RecoveryState = "checking" | Recovery | LinkFault;

/** Uses the reset link that brought the visitor here, once; it can be used only once. */
export function useRecovery(): { state: RecoveryState; retry: () => void; end: (fault: LinkFault) => void } {
  const secrets = useAddressSecrets();
  const [state, setState] = useState<RecoveryState>("checking");
  const checked = useRef<AddressSecrets | null | undefined>(undefined);
  const check = useCallback((link: AddressSecrets | null) => {
    checked.current = link;
    setState("checking");
    void openRecovery(linkOf(link)).then((found) => {
      // A newer link may have come meanwhile.
      if (checked.current === link) setState(found);
    });
  }, []);
  useEffect(() => {
    if (checked.current !== secrets) check(secrets);
  }, [secrets, check]);
  return { state, retry: () => check(secrets), end: setState };
}

/** A link that lacks a part is sent as it is: the server says what it says of every bad link. */
function linkOf(secrets: AddressSecrets | null): { access_token: string; refresh_token: string } | null {
  if (secrets === null) return null;
  return { access_token: secrets["access_token"] ?? "", refresh_token: secrets["refresh_token"] ?? "" };
}
