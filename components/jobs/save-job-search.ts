import type { QueryClient } from "@tanstack/react-query";
import { showAuth } from "@/components/auth/auth-store";
import { toastFailure } from "@/components/forms/toast-failure";
import { searchKeys } from "@/components/searches/keys";
import { toast } from "@/components/ui/toast-store";
import { ApiError, call } from "@/lib/client/api";
import type { JobAddress } from "@/lib/jobs/catalog/address.rules";
import { createJobSearch } from "@/lib/searches/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { newUuid } from "@/lib/shared/uuid";

/** If signed out, saves once there is an account. */
export async function saveJobSearch(address: JobAddress, client: QueryClient): Promise<void> {
  // Alerts always cover new jobs only.
  const { sort: _sort, postedWithin: _postedWithin, ...filter } = address;
  try {
    const { name } = await call(createJobSearch, { body: { filter } }, { idempotencyKey: newUuid() });
    void client.invalidateQueries({ queryKey: searchKeys.all });
    toast({
      title: "Search saved",
      description: `${name}. We’ll let you know about new jobs once a day.`,
      action: { label: "Change", href: hrefs.savedSearches() },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      showAuth({ view: "auth", tab: "register", onSuccess: () => void saveJobSearch(address, client) });
      return;
    }
    toastFailure("This search wasn’t saved", error);
  }
}
