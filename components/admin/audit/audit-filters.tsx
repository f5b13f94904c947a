"use client";

import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { IntentLink } from "@/components/ui/intent-link";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

export type AuditFilter = Partial<Record<"person" | "action" | "thing" | "from" | "to", string>>;

const dateLook = "min-w-0 max-md:px-2";

export function AuditFilters({ filter, actions }: { filter: AuditFilter; actions: readonly string[] }) {
  const isSet = Object.values(filter).some(Boolean);
  return (
    <form
      role="search"
      aria-label="Filter the audit log"
      action={adminHrefs.audit()}
      className="grid grid-cols-2 items-end gap-x-2 gap-y-4 md:grid-cols-3 md:gap-x-4 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto] lg:gap-4"
    >
      <TextField
        label="Administrator"
        name="person"
        placeholder="Username"
        defaultValue={filter.person}
        maxLength={120}
        autoComplete="off"
      />
      <SelectField label="Action" name="action" defaultValue={filter.action ?? ""}>
        <option value="">All actions</option>
        {actions.map((action) => (
          <option key={action}>{action}</option>
        ))}
      </SelectField>
      <TextField label="From" type="date" name="from" className={dateLook} defaultValue={filter.from} />
      <TextField label="To" type="date" name="to" className={dateLook} defaultValue={filter.to} />
      <TextField
        label="Item"
        name="thing"
        placeholder="ID or link"
        defaultValue={filter.thing}
        maxLength={300}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary">
          Filter
        </Button>
        {isSet ? (
          <IntentLink href={adminHrefs.audit()} className={buttonVariants({ variant: "ghost" })}>
            Clear
          </IntentLink>
        ) : null}
      </div>
    </form>
  );
}
