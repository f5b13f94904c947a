import type { ReactNode } from "react";
import { IntentLink } from "./intent-link";
import { SortChoices } from "./sort-choices";

type Props = {
  label: string;
  prefix?: string;
  links: readonly { name: string; href: string; current: boolean }[];
  children?: ReactNode;
};

export function PillLinks({ label, prefix, links, children }: Props) {
  return (
    <SortChoices label={label} prefix={prefix} current={links.find(({ current }) => current)?.name ?? ""}>
      {links.map(({ name, href, current }) => (
        <IntentLink
          key={name}
          href={href}
          scroll={false}
          aria-current={current ? "true" : undefined}
          className="pill-link"
        >
          {name}
        </IntentLink>
      ))}
      {children}
    </SortChoices>
  );
}
