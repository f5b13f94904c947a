"use client";

import { useLogout } from "@/components/auth/session-hooks";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Icon } from "@/components/ui/icon";
import { Monitor } from "@/components/ui/deferred-icons";
import { Smartphone } from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import type { DeviceDto } from "@/lib/auth/sessions/devices.contract";
import { formatDate } from "@/lib/shared/dates";
import { useEndDevice, useEndOtherDevices } from "./hooks";
import { ProfileSection } from "./section";

export function DevicesSection({ devices }: { devices: readonly DeviceDto[] }) {
  const end = useEndDevice();
  const endOthers = useEndOtherDevices();
  const logOut = useLogout();
  const others = devices.filter(({ current }) => !current).length;

  return (
    <ProfileSection
      id="devices"
      title="Devices"
      description="Where you’re signed in. Sign out any device you don’t recognize, then change your password."
    >
      <ul className="divide-y border-y">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onEnd={() => (device.current ? logOut() : end.mutate(device.id))}
          />
        ))}
      </ul>
      <Button
        variant="secondary"
        pending={endOthers.isPending}
        disabled={others === 0}
        className="mt-4 max-sm:w-full"
        onClick={() => endOthers.mutate()}
      >
        Sign out everywhere else
      </Button>
    </ProfileSection>
  );
}

function DeviceRow({ device, onEnd }: { device: DeviceDto; onEnd: () => void }) {
  const DeviceIcon: Icon = /iPhone|iPad|Android/.test(device.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <DeviceIcon className="text-muted-foreground size-6" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device.device}
          {device.current ? <Badge variant="trust">This device</Badge> : null}
        </p>
        <p className="text-muted-foreground text-sm">
          <RelativeTime date={device.lastUsedAt} exact={formatDate(device.lastUsedAt)} prefix="Last used" /> ·
          signed in on {formatDate(device.createdAt)}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="tap-target"
        aria-label={`Sign out: ${device.device}`}
        onClick={onEnd}
      >
        Sign out
      </Button>
    </li>
  );
}
