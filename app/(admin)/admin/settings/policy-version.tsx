import { AdminHeader } from "@/components/admin/admin-header";
import { RestoreSetting } from "@/components/admin/settings/restore-setting";
import { PolicyView } from "@/components/policies/policy-view";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { settingNames } from "@/lib/settings/copy";
import { showPolicy } from "@/lib/settings/policies.queries";
import type { SettingVersion } from "@/lib/settings/queries";
import type { PolicyKey } from "@/lib/settings/rules";

type Props = {
  version: SettingVersion & { key: PolicyKey };
  now: string;
};

export async function PolicyVersion({ version: { key, value, by, changedAt }, now }: Props) {
  const isCurrent = value === now;
  return (
    <>
      <div className="page grid gap-4 pt-6 md:pt-8">
        <AdminHeader title={settingNames[key]} current="settings" />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge variant={isCurrent ? "trust" : "neutral"}>
              {isCurrent ? "Current version" : "Earlier version"}
            </Badge>
            <span className="text-muted-foreground">
              Published {formatDate(changedAt)} by {by}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            {isCurrent ? null : (
              <RestoreSetting name={key} value={value} was={now} label="Restore this version" />
            )}
            <ButtonLink variant="ghost" size="sm" href={adminHrefs.settings(`policy=${key}`)}>
              All versions
            </ButtonLink>
          </div>
        </div>
      </div>
      <PolicyView policy={await showPolicy(key, value, new Date(changedAt))} level={2} />
    </>
  );
}
