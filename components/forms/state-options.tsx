import { usStates } from "@/lib/shared/us-states";

export function StateOptions() {
  return usStates.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
