import { clsx as cx } from "clsx";

type Props = {
  own: boolean;
  startsGroup: boolean;
  endsGroup: boolean;
  faded?: boolean;
  author: string;
  text: string;
  attachments?: React.ReactNode;
  warning?: React.ReactNode;
  note?: React.ReactNode;
};

export function Bubble(props: Props) {
  const { own, startsGroup, endsGroup, faded, author, text, attachments, warning, note } = props;
  return (
    <li className={cx("flex flex-col", own ? "items-end" : "items-start", startsGroup ? "pt-3" : "pt-0.5")}>
      <div className={cx("grid max-w-[85%] gap-1 sm:max-w-[75%]", own && "justify-items-end")}>
        {attachments}
        {text ? (
          <p
            className={cx(
              "max-w-prose rounded-xl px-3.5 py-2 wrap-anywhere whitespace-pre-wrap transition-opacity",
              own ? "bg-primary text-primary-foreground" : "bg-muted",
              endsGroup && (own ? "rounded-br-sm" : "rounded-bl-sm"),
              faded && "opacity-70",
            )}
          >
            <span className="sr-only">{author}: </span>
            {text}
          </p>
        ) : null}
        {warning}
      </div>
      {note ? <div className="text-muted-foreground px-1 pt-1 text-xs">{note}</div> : null}
    </li>
  );
}

export function SystemMessage({ children }: { children: React.ReactNode }) {
  return (
    <li className="text-muted-foreground mx-auto max-w-prose px-4 pt-4 pb-1 text-center text-sm wrap-anywhere">
      {children}
    </li>
  );
}
