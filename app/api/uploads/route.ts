import { storeImage } from "@/lib/images/upload.commands";
import { uploadImage } from "@/lib/images/upload.contract";
import { uploadCopy } from "@/lib/images/upload.copy";
import { maxImageBytes } from "@/lib/images/upload.rules";
import { readFile } from "@/lib/server/multipart";
import { route } from "@/lib/server/route";

export const POST = route(uploadImage, async ({ viewer, request }) => {
  const { tooLarge, missing } = uploadCopy;
  const { bytes, name } = await readFile(request, { maxBytes: maxImageBytes, tooLarge, missing });
  return storeImage(viewer.id, bytes, name);
});
