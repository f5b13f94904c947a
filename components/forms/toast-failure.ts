import { toast } from "@/components/ui/toast-store";
import { errorText, tryAgain } from "./server-errors";

export function toastFailure(title: string, error: unknown): void {
  toast({ title, description: errorText(error, tryAgain), variant: "destructive" });
}
