import { Component, Suspense, type ReactNode } from "react";

export interface LateProps {
  /** Shown while the code of the children is on its way. */
  readonly waiting: ReactNode;
  /** Shown in their place when the code can't be had, as without a connection; nothing by default. */
  readonly missing?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page whose code comes later; should it never come, the rest of the page stands. */
export class Late extends Component<LateProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { waiting, missing, children } = this.props;
    return this.state.failed ? missing : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
