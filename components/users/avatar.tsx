import { Avatar, type AvatarSize } from "@/components/ui/avatar";
import { avatarColor, initials } from "@/lib/users/rules";

type UserAvatarProps = {
  user: { firstName?: string | null; lastName?: string | null; profilePicture?: string | null };
  size?: AvatarSize;
  className?: string;
};

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
