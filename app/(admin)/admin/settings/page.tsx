import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { PolicyForm } from "@/components/admin/settings/policy-form";
import { PolicyList } from "@/components/admin/settings/policy-list";
import { SecondStepForm } from "@/components/admin/settings/second-step-form";
import { ValueParts } from "@/components/admin/settings/value-parts";
import { FormPart } from "@/components/forms/form-part";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { editablePolicy } from "@/lib/settings/policies.queries";
import { findSettingVersion, listSettingValues } from "@/lib/settings/queries";
import { isPolicyKey, settingsOf } from "@/lib/settings/rules";
import { History } from "./history";
import { PolicyVersion } from "./policy-version";

export const metadata: Metadata = { title: "Settings", robots: { index: false, follow: false } };

export default function AdminSettingsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.settings()}>
      {async () => {
        const { policy, version: id, cursor } = await readPageParams(searchParams);
        const [list, version] = await Promise.all([listSettingValues(), id ? findSettingVersion(id) : null]);
        const values = settingsOf(list);
        if (version && isPolicyKey(version.key)) {
          const { key } = version;
          return <PolicyVersion version={{ ...version, key }} now={values[key]} />;
        }
        if (isPolicyKey(policy)) {
          const saved = values[policy];
          return (
            <AdminShell title="Edit policy" current="settings" className="gap-8">
              <PolicyForm key={saved} name={policy} saved={saved} text={editablePolicy(policy, saved)} />
              <History name={policy} cursor={cursor} values={values} />
            </AdminShell>
          );
        }
        return (
          <AdminShell title="Settings" current="settings" className="gap-8">
            <div className="grid max-w-2xl gap-6">
              <ValueParts values={values} />
              <FormPart title="Security">
                <SecondStepForm key={values.admin_second_step} saved={values.admin_second_step} />
              </FormPart>
              <FormPart title="Policies" description="People see a new version the moment you publish it.">
                <PolicyList values={values} />
              </FormPart>
            </div>
            <History cursor={cursor} values={values} />
          </AdminShell>
        );
      }}
    </AdminPage>
  );
}
