import { clsx as cx } from "clsx";

type Props = {
  own: boolean;
  startsGroup: boolean;
  endsGroup: boolean;
  /** On its way, or it did not get there. */
  faded?: boolean;
  /** For those who cannot see on which side it stands: 'You', 'Juniper Realty'. */
  author: string;
  text: string;
  /** Pictures and files, over the words. */
  attachments?: React.ReactNode;
  /** Under the last of a group: when, and whether it was read. */
  note?: React.ReactNode;
};

/** What one person said: own words stand on the right on the brand's color, the other's on the left on paper. */
export function Bubble({ own, startsGroup, endsGroup, faded, author, text, attachments, note }: Props) {
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
      </div>
      {note ? <div className="text-muted-foreground px-1 pt-1 text-xs">{note}</div> : null}
    </li>
  );
}

/** A line that the site wrote. */
export function SystemMessage({ text }: { text: string }) {
  return (
    <li className="text-muted-foreground mx-auto max-w-prose px-4 pt-4 pb-1 text-center text-sm">{text}</li>
  );
}
