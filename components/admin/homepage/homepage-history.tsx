"use client";

import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import {
  Table,
  TableActionsHead,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import type { HomepageChangeDto } from "@/lib/homepage/editing.contract";
import { settingNames } from "@/lib/homepage/editing.copy";
import { kindOfSetting, type HomepageSettingKey, type HomepageValues } from "@/lib/homepage/rules";
import { formatDate } from "@/lib/shared/dates";
import { useSaveSettings } from "./use-save-settings";

type Props = { changes: readonly HomepageChangeDto[]; saved: HomepageValues };

/** What was changed, by whom, and the way back to what it was before. */
export function HomepageHistory({ changes, saved }: Props) {
  if (changes.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-lg font-semibold">History</h2>
      <Table caption="Changes of the homepage">
        <TableHeader>
          <tr>
            <TableHead className="w-full">Setting</TableHead>
            <TableHead>Before</TableHead>
            <TableHead>After</TableHead>
            <TableHead>Changed by</TableHead>
            <TableHead>When</TableHead>
            <TableActionsHead />
          </tr>
        </TableHeader>
        <TableBody>
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} now={saved[change.key]} />
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function ChangeRow({ change, now }: { change: HomepageChangeDto; now: string }) {
  const { key, before, after, by, changedAt } = change;
  const restore = useSaveSettings(`${settingNames[key]}: restored`);
  const undo = () =>
    restore.mutate([{ key, value: before, was: now }], {
      onError: (error) => toastFailure("We couldn’t restore it", error),
    });
  return (
    <TableRow>
      <TableCell className="py-2.5 font-semibold">{settingNames[key]}</TableCell>
      <TableCell label="Before">
        <Value of={key} value={before} />
      </TableCell>
      <TableCell label="After">
        <Value of={key} value={after} />
      </TableCell>
      <TableCell label="Changed by" className="wrap-anywhere">
        {by}
      </TableCell>
      <TableCell label="When" className="whitespace-nowrap">
        <RelativeTime date={changedAt} exact={formatDate(changedAt)} />
      </TableCell>
      <TableCell className="text-right">
        {before === now ? null : (
          <Button variant="secondary" size="sm" pending={restore.isPending} onClick={undo}>
            Restore
            <span className="sr-only">: {settingNames[key]}</span>
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

function Value({ of, value }: { of: HomepageSettingKey; value: string }) {
  switch (kindOfSetting(of)) {
    case "switch":
      return value === "true" ? "On" : "Off";
    case "seconds":
      return `${value} s`;
    case "logo":
      return value ? <img src={value} alt="Logo" className="h-8 max-w-24 object-contain" /> : "None";
  }
}
