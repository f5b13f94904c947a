import { zodResolver } from "@hookform/resolvers/zod";
import { setDefaultMessages } from "@/lib/shared/sentences";

setDefaultMessages();

export { zodResolver };
