import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Icon } from "@/components/ui/icon";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { AdminShell } from "./admin-shell";
import type { AdminScreen } from "./screens";

type ListPage = { items: readonly unknown[]; next: string | null; cursor: string; search: string };

type Props = {
  title: string;
  current: AdminScreen;
  icon: Icon;
  list: ListPage;
  hrefOf: (query: { search?: string; cursor?: string }) => string;
  lead?: ReactNode;
  searchForm?: Omit<ComponentProps<typeof SearchForm>, "value" | "children">;
  empty?: { title: string; text: string };
  paginationLabel?: string;
  footer?: ReactNode;
  children: ReactNode;
};

export function AdminList({
  title,
  current,
  icon,
  list: { items, next, cursor, search },
  hrefOf,
  lead,
  searchForm,
  empty,
  paginationLabel = title,
  footer,
  children,
}: Props) {
  const isEmpty = items.length === 0;
  return (
    <AdminShell title={title} current={current}>
      {lead}
      {searchForm && (search || !isEmpty) ? <SearchForm {...searchForm} value={search} /> : null}
      {!isEmpty ? (
        children
      ) : searchForm && search ? (
        <NoMatches icon={icon} search={search} clearHref={hrefOf({})} />
      ) : empty ? (
        <EmptyState icon={icon} title={empty.title}>
          <p className="text-muted-foreground">{empty.text}</p>
          {search ? (
            <ButtonLink href={hrefOf({})} variant="secondary">
              Clear search
            </ButtonLink>
          ) : null}
        </EmptyState>
      ) : null}
      <Pagination
        label={paginationLabel}
        previousHref={cursor ? hrefOf({ search }) : null}
        nextHref={next ? hrefOf({ search, cursor: next }) : null}
      />
      {footer}
    </AdminShell>
  );
}
