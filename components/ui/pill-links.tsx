import type { ReactNode } from "react";
import { IntentLink } from "./intent-link";
import { SortChoices } from "./sort-choices";

type Props = {
  label: string;
  links: readonly { name: string; href: string; current: boolean }[];
  children?: ReactNode;
};

export function PillLinks({ label, links, children }: Props) {
  return (
    <SortChoices label={label} current={links.find(({ current }) => current)?.name ?? ""}>
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
