"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Bell } from "@/components/ui/icons";
import type { JobAddress } from "@/lib/jobs/catalog/address.rules";

const load = () => import("./save-job-search");

export function SaveJobSearchButton({ address }: { address: JobAddress }) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);

  async function save(): Promise<void> {
    setPending(true);
    const { saveJobSearch: saveSearch } = await load();
    await saveSearch(address, client);
    setPending(false);
  }

  return (
    <button
      type="button"
      className="button save-link"
      aria-disabled={pending}
      onClick={() => (pending ? undefined : void save())}
      onPointerEnter={() => void load()}
    >
      <Bell />
      Save this search
    </button>
  );
}
