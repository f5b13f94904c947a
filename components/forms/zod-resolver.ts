import { zodResolver } from "@hookform/resolvers/zod";
import { speakInSentences } from "@/lib/shared/sentences";

speakInSentences();

/** Checks a form by a schema, which speaks to people. */
export { zodResolver };
