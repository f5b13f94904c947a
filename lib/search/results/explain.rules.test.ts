import { printOperand } from "./explain.rules";

test.each([
  ["'sofa'", "sofa"],
  ["('suit':AB <-> 'case':AB)", "suit case"],
  ["('logo':AB <2> 'websit':AB)", "logo … websit"],
  ["('trim':A & 'xcat_services')", "trim + xcat_services"],
  ["'brien''s':*A", "brien's"],
])("prints %s as %s", (operand, printed) => {
  expect(printOperand(operand)).toBe(printed);
});
