/** A refusal in Stripe's own shape; anything else would be taken for success by the real client. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, type: string, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  body(): unknown {
    const { type, message, code, param } = this;
    return { error: { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) } };
  }
}

export const invalid = (message: string, code?: string, param?: string): StripeError =>
  new StripeError(400, "invalid_request_error", message, code, param);

export const missing = (noun: string, id: string, param = "id"): StripeError =>
  new StripeError(404, "invalid_request_error", `No such ${noun}: '${id}'`, "resource_missing", param);
