import type { Icon } from "@/components/ui/icon";
import { CircleCheck, Clock, MapPin } from "@/components/ui/icons";
import { Calendar, MessageCircle, Package } from "@/components/ui/deferred-icons";
import { formatMonth } from "@/lib/shared/dates";
import type { VendorCardDto } from "@/lib/vendors/contract";
import { activityText, formatReplyShare, formatReplyTime } from "@/lib/vendors/rules";
import { formatNumber } from "@/lib/shared/numbers";

type Proof = { icon: Icon; text: string };

function proofsOf(vendor: VendorCardDto): Proof[] {
  const place = [vendor.city, vendor.state].filter(Boolean).join(", ");
  const count = vendor.listingCount;
  return [
    { icon: Calendar, text: `Member since ${formatMonth(vendor.memberSince)}` },
    {
      icon: Clock,
      text: vendor.medianReplySeconds === null ? "" : formatReplyTime(vendor.medianReplySeconds),
    },
    { icon: MessageCircle, text: vendor.replyPercent === null ? "" : formatReplyShare(vendor.replyPercent) },
    { icon: CircleCheck, text: vendor.activeWithin ? activityText[vendor.activeWithin] : "" },
    { icon: Package, text: `${formatNumber(count)} ${count === 1 ? "listing" : "listings"}` },
    { icon: MapPin, text: place },
  ].filter(({ text }) => text !== "");
}

export function VendorProof({ vendor, className = "" }: { vendor: VendorCardDto; className?: string }) {
  return (
    <ul data-slot="vendor-proof" role="list" className={`flex flex-wrap gap-x-6 gap-y-2 ${className}`}>
      {proofsOf(vendor).map(({ icon: ProofIcon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <ProofIcon className="text-muted-foreground" />
          {text}
        </li>
      ))}
    </ul>
  );
}
