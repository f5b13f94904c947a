"use client";

import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { maxInboxSearch, type InboxBox } from "@/lib/messages/rules";

const boxes: readonly { name: InboxBox; label: string }[] = [
  { name: "all", label: "All" },
  { name: "unread", label: "Unread" },
  { name: "archived", label: "Archived" },
];

type Props = {
  box: InboxBox;
  search: string;
  onBox: (box: InboxBox) => void;
  onSearch: (search: string) => void;
};

export function InboxFilter({ box, search, onBox, onSearch }: Props) {
  return (
    <div className="grid gap-2">
      <div className="relative">
        <Search className="text-muted-foreground pointer-events-none absolute top-3 left-3" />
        <Input
          type="search"
          aria-label="Search messages"
          placeholder="Search messages"
          value={search}
          maxLength={maxInboxSearch}
          className="pl-10"
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <div role="group" aria-label="Show" className="flex gap-1">
        {boxes.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === box}
            className="pill-link aria-pressed:bg-primary-soft aria-pressed:text-primary"
            onClick={() => onBox(name)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
