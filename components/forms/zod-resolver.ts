import { zodResolver } from "@hookform/resolvers/zod";
import { setDefaultMessages } from "@/lib/shared/sentences";

setDefaultMessages();

/** Checks a form by a schema, which speaks to people. */
export { zodResolver };
