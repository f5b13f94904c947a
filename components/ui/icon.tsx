import type { SVGProps } from "react";

type IconProps = Omit<SVGProps<SVGSVGElement>, "children" | "dangerouslySetInnerHTML"> & {
  /** Accessible name; without it the icon is decoration. */
  label?: string;
};
export type Icon = (props: IconProps) => React.JSX.Element;

function draw(markup: string, viewBox?: string): Icon {
  return function SvgIcon({ label, ...props }) {
    // Only what is there: in the data of a page what is undefined is written out.
    return (
      <svg
        data-slot="icon"
        {...(viewBox ? { viewBox } : null)}
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
        {...props}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  };
}

/** Makes an icon from markup of lucide's 24-unit grid. Size and stroke are in app/components.css; others come by class. */
export function icon(markup: string): Icon {
  return draw(markup, "0 0 24 24");
}

/** Makes an icon whose shape is in the sprite of the document, under `i-` and its name. */
export function spriteIcon(name: string): Icon {
  return draw(`<use href="#i-${name}"/>`);
}
