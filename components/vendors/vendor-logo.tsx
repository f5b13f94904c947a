import type { AvatarSize } from "@/components/ui/avatar";
import { UserAvatar } from "@/components/users/avatar";

type Props = {
  vendor: { businessName: string; logoUrl: string | null };
  size?: AvatarSize;
  className?: string;
};

export function VendorLogo({ vendor, size, className }: Props) {
  const [first, second] = vendor.businessName.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return (
    <UserAvatar
      user={{ firstName: first, lastName: second, profilePicture: vendor.logoUrl }}
      size={size}
      className={className}
    />
  );
}
