import type { SVGProps } from "react";

type IconProps = Omit<SVGProps<SVGSVGElement>, "children" | "dangerouslySetInnerHTML"> & {
  /** Accessible name; without it the icon is decoration. */
  label?: string;
};
export type Icon = (props: IconProps) => React.JSX.Element;

/** Makes an icon of 20 px and 1.75 stroke from markup of lucide's 24-unit grid; another size comes by class. */
export function icon(markup: string): Icon {
  return function SvgIcon({ label, className, ...props }) {
    return (
      <svg
        data-slot="icon"
        viewBox="0 0 24 24"
        width={20}
        height={20}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className ? `shrink-0 ${className}` : "shrink-0"}
        role={label ? "img" : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        {...props}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  };
}
