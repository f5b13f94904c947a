import { AppError } from "@/lib/shared/app-error";

/** A page of a list from a cursor on; a cursor that is no longer good starts from the front. */
export async function pageFrom<T>(
  cursor: string,
  read: (cursor: string | undefined) => Promise<T>,
): Promise<{ page: T; cursor: string }> {
  try {
    return { page: await read(cursor || undefined), cursor };
  } catch (error) {
    if (cursor && error instanceof AppError && error.code === "bad_request") {
      return { page: await read(undefined), cursor: "" };
    }
    throw error;
  }
}
