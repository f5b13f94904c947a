import { usStates } from "@/lib/shared/us-states";

/** All US states plus DC as options of a select. */
export function StateOptions() {
  return usStates.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
