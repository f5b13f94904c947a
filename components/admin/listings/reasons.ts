import type { RefusalWords } from "../moderation/post-queue";

export const reasonWords: RefusalWords = {
  "request-changes": {
    title: "Request changes to",
    button: "Request changes",
    help: "The vendor will see this, make changes and resubmit.",
  },
  reject: {
    title: "Reject",
    button: "Reject listing",
    help: "The vendor will see this and can edit and resubmit the listing.",
  },
};
