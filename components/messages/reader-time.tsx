"use client";

import { clsx as cx } from "clsx";
import { formatReaderTime } from "@/lib/messages/appointment.rules";
import { useClock } from "./use-clock";

type Props = { startsAt: string; timeZone: string; className?: string };

/** The device's time of an appointment, where it differs from the place's. The server doesn't know it. */
export function ReaderTime({ startsAt, timeZone, className }: Props) {
  const { now, timeZone: reader } = useClock(0);
  const here = now > 0 ? formatReaderTime(startsAt, { place: timeZone, reader }) : null;
  return here ? <span className={cx("block text-sm", className)}>{here}</span> : null;
}
