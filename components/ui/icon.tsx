import type { SVGProps } from "react";

type IconProps = Omit<SVGProps<SVGSVGElement>, "children" | "dangerouslySetInnerHTML"> & {
  label?: string;
};
export type Icon = (props: IconProps) => React.JSX.Element;

function draw(markup: string, viewBox?: string): Icon {
  return function SvgIcon({ label, ...props }) {
    // Omits undefined props, because the RSC payload would serialize them.
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

/** Takes markup on lucide's 24-unit grid. Size and stroke are set in app/components.css. */
export function icon(markup: string): Icon {
  return draw(markup, "0 0 24 24");
}

export function spriteIcon(name: string): Icon {
  return draw(`<use href="#i-${name}"/>`);
}
