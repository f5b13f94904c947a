import { Alert } from "@/components/ui/alert";
import { formatDate } from "@/lib/shared/dates";
import type { VendorCardDto } from "@/lib/vendors/contract";

type Props = { vendor: Pick<VendorCardDto, "holidayUntil" | "holidayMessage" | "businessName"> };

export function HolidayNotice({ vendor }: Props) {
  const { holidayUntil, holidayMessage, businessName } = vendor;
  if (!holidayUntil) return null;
  return (
    <Alert variant="waiting" title={`Away until ${formatDate(holidayUntil)}`}>
      <p>{holidayMessage ?? `You can message ${businessName} now. They’ll reply when they’re back.`}</p>
    </Alert>
  );
}
