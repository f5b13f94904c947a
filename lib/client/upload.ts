import type { Endpoint, EndpointSchemas, Result } from "@/lib/shared/endpoint";
import { newUuid } from "@/lib/shared/uuid";
import { ApiError, refreshAccessToken } from "./api";
import { readToken } from "./token-store";

type UploadOptions = {
  key?: string;
  /** From 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

type Answer = { status: number; statusText: string; text: string };

/** XMLHttpRequest, because fetch doesn't report upload progress. */
function send(
  endpoint: Endpoint,
  form: FormData,
  { key, onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, endpoint.path);
    request.withCredentials = true;
    const token = readToken();
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    if (key) request.setRequestHeader("idempotency-key", key);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve({ status: request.status, statusText: request.statusText, text: request.responseText });
    request.onerror = () => reject(new TypeError("The upload did not reach the server"));
    request.onabort = () => reject(new DOMException("The upload was canceled", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

export async function upload<S extends EndpointSchemas>(
  endpoint: Endpoint<S>,
  form: FormData,
  options: UploadOptions = {},
): Promise<Result<Endpoint<S>>> {
  const once = { key: newUuid(), ...options };
  let response = await send(endpoint, form, once);
  if (response.status === 401 && (await refreshAccessToken())) response = await send(endpoint, form, once);
  if (response.status >= 400) throw new ApiError(response.status, response.text, response.statusText);
  return JSON.parse(response.text) as Result<Endpoint<S>>;
}
