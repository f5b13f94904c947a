import { Avatar, type AvatarSize } from "@/components/ui/avatar";
import { avatarColor, initials } from "@/lib/users/rules";

type UserAvatarProps = {
  user: { firstName?: string | null; lastName?: string | null; profilePicture?: string | null };
  size?: AvatarSize;
  className?: string;
};

/** A person's picture, else their initials on their colour; the name stands beside it as text. */
export function UserAvatar({ user, size, className }: UserAvatarProps) {
  return (
    <Avatar
      initials={initials(user)}
      color={avatarColor(user.firstName)}
      picture={user.profilePicture}
      size={size}
      className={className}
    />
  );
}
