import { getImage } from "@/lib/images/contract";
import { imageCopy } from "@/lib/images/copy";
import { answerImage } from "@/lib/images/queries";
import { route } from "@/lib/server/route";
import { AppError } from "@/lib/shared/app-error";

export const GET = route(getImage, async ({ params, request }) => {
  const answer = await answerImage(`/images/${params.file}`, request.headers.get("accept"));
  if (!answer) throw new AppError("not_found", imageCopy.notFound);
  return new Response(answer.bytes, { headers: answer.headers });
});
