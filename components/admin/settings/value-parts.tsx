import { FormPart } from "@/components/forms/form-part";
import { keysOfPlan, planNames, pointKeys } from "@/lib/settings/numbers.rules";
import { siteKeys, type SettingKey, type SettingValues } from "@/lib/settings/rules";
import { planIds } from "@/lib/subscriptions/rules";
import { ValuesForm } from "./values-form";

export function ValueParts({ values }: { values: SettingValues }) {
  // Remounts a form when its saved values change.
  const savedKey = (keys: readonly SettingKey[]) => keys.map((key) => values[key]).join();
  return (
    <>
      <FormPart title="Site">
        <ValuesForm key={savedKey(siteKeys)} part="site" keys={siteKeys} saved={values} />
      </FormPart>
      <FormPart title="Points" description="New amounts apply to points people earn from now on.">
        <ValuesForm key={savedKey(pointKeys)} part="points" keys={pointKeys} saved={values} />
      </FormPart>
      {planIds.map((plan) => (
        <FormPart
          key={plan}
          title={`${planNames[plan]} plan`}
          description="New limits apply right away. Anything already published stays up."
        >
          <ValuesForm
            key={savedKey(keysOfPlan[plan])}
            part={`${planNames[plan]} plan`}
            keys={keysOfPlan[plan]}
            saved={values}
          />
        </FormPart>
      ))}
    </>
  );
}
