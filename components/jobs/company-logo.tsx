import type { AvatarSize } from "@/components/ui/avatar";
import { UserAvatar } from "@/components/users/avatar";

type Props = { job: { company: string; logoUrl: string | null }; size?: AvatarSize };

export function CompanyLogo({ job, size }: Props) {
  const [first, second] = job.company.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return (
    <UserAvatar
      user={{ firstName: first, lastName: second, profilePicture: job.logoUrl }}
      size={size}
      className="rounded-md"
    />
  );
}
