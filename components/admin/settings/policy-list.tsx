import { ButtonLink } from "@/components/ui/button";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { hrefs } from "@/lib/shared/hrefs";
import { settingNames } from "@/lib/settings/copy";
import { policyKeys, type SettingValues } from "@/lib/settings/rules";
import { RestoreSetting } from "./restore-setting";

const pages = { privacy_policy: "privacy", terms_of_service: "terms", cookie_policy: "cookies" } as const;

export function PolicyList({ values }: { values: SettingValues }) {
  return (
    <ul className="grid divide-y">
      {policyKeys.map((key) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="font-semibold">{settingNames[key]}</span>
          <span className="flex flex-wrap gap-2">
            {values[key] ? (
              <RestoreSetting name={key} value="" was={values[key]} label="Use original text" />
            ) : null}
            <ButtonLink variant="ghost" size="sm" href={hrefs.policy(pages[key])}>
              View
              <span className="sr-only">: {settingNames[key]}</span>
            </ButtonLink>
            <ButtonLink variant="secondary" size="sm" href={adminHrefs.settings(`policy=${key}`)}>
              Edit
              <span className="sr-only">: {settingNames[key]}</span>
            </ButtonLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
