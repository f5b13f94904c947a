import { SettingsHistory } from "@/components/admin/settings/settings-history";
import { Pagination } from "@/components/ui/pagination";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { listSettingChanges } from "@/lib/settings/queries";
import type { PolicyKey, SettingValues } from "@/lib/settings/rules";

type Props = {
  name?: PolicyKey;
  cursor: string | undefined;
  values: SettingValues;
};

export async function History({ name, cursor: requestedCursor, values }: Props) {
  const { page, cursor } = await readPageOrFirst(requestedCursor, (from) =>
    listSettingChanges({ key: name, cursor: from }),
  );
  const own = name ? [`policy=${name}`] : [];
  const hrefOf = (...more: string[]) => adminHrefs.settings([...own, ...more].join("&"));
  return (
    <>
      <SettingsHistory changes={page.items} values={values} />
      <Pagination
        label="History"
        previousHref={cursor ? hrefOf() : null}
        nextHref={page.next ? hrefOf(`cursor=${page.next}`) : null}
      />
    </>
  );
}
