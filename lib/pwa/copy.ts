/** Exact words of spec section 2. */
export const pwaCopy = { loading: "LOADING" } as const;
