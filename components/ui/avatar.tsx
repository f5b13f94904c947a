import { clsx as cx } from "clsx";

const sizes = {
  sm: "size-8 text-xs",
  md: "size-10 text-sm",
  lg: "size-14 text-lg",
  xl: "size-24 text-3xl",
} as const;

const grounds = [
  "bg-avatar-0",
  "bg-avatar-1",
  "bg-avatar-2",
  "bg-avatar-3",
  "bg-avatar-4",
  "bg-avatar-5",
  "bg-avatar-6",
  "bg-avatar-7",
  "bg-avatar-8",
  "bg-avatar-9",
  "bg-avatar-10",
  "bg-avatar-11",
  "bg-avatar-12",
] as const;

export type AvatarSize = keyof typeof sizes;

type AvatarProps = {
  initials: string;
  color: number;
  picture?: string | null;
  size?: AvatarSize;
  className?: string;
};

export function Avatar({ initials, color, picture, size = "md", className }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      aria-hidden
      className={cx(sizes[size], grounds[color % grounds.length], className)}
    >
      {initials}
      {picture ? <img src={picture} alt="" loading="lazy" decoding="async" className="fill-frame" /> : null}
    </span>
  );
}
