"use client";

import { useBlock } from "@/components/messages/block-hooks";
import { Button } from "@/components/ui/button";
import { UserAvatar } from "@/components/users/avatar";
import type { BlockedPersonDto } from "@/lib/messages/blocks/blocks.contract";
import { formatDate } from "@/lib/shared/dates";
import { ProfileSection } from "./section";

export function BlockedSection({ blocked }: { blocked: readonly BlockedPersonDto[] }) {
  return (
    <ProfileSection
      id="blocked"
      title="Blocked people"
      description="They can’t message you, and you can’t message them. You can block someone from a conversation’s menu."
    >
      {blocked.length === 0 ? (
        <p className="text-muted-foreground">You haven’t blocked anyone.</p>
      ) : (
        <ul className="divide-y border-y">
          {blocked.map((person) => (
            <BlockedRow key={person.id} person={person} />
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

function BlockedRow({ person }: { person: BlockedPersonDto }) {
  const { name, photoUrl, blockedAt } = person;
  const block = useBlock(person);
  const [firstName, lastName] = name.split(" ");
  return (
    <li className="flex items-center gap-4 py-3">
      <UserAvatar user={{ firstName, lastName, profilePicture: photoUrl }} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted-foreground text-sm">Blocked on {formatDate(blockedAt)}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="tap-target"
        aria-label={`Unblock ${name}`}
        pending={block.isPending}
        onClick={() => block.mutate(false)}
      >
        Unblock
      </Button>
    </li>
  );
}
