import * as own from "@/lib/reviews/own.commands";
import { deleteReview, editReview } from "@/lib/reviews/writing.contract";
import { route } from "@/lib/server/route";

export const PATCH = route(editReview, ({ viewer, params, body }) =>
  own.editReview({ authorId: viewer.id, id: params.id }, body),
);

export const DELETE = route(deleteReview, ({ viewer, params }) =>
  own.deleteReview({ authorId: viewer.id, id: params.id }),
);
