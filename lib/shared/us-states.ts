export type UsState = { code: string; name: string };

// Code followed by name: a third of the size of objects in the script of every results page.
const packed =
  "ALAlabama,AKAlaska,AZArizona,ARArkansas,CACalifornia,COColorado,CTConnecticut,DEDelaware," +
  "DCDistrict of Columbia,FLFlorida,GAGeorgia,HIHawaii,IDIdaho,ILIllinois,INIndiana,IAIowa," +
  "KSKansas,KYKentucky,LALouisiana,MEMaine,MDMaryland,MAMassachusetts,MIMichigan,MNMinnesota," +
  "MSMississippi,MOMissouri,MTMontana,NENebraska,NVNevada,NHNew Hampshire,NJNew Jersey," +
  "NMNew Mexico,NYNew York,NCNorth Carolina,NDNorth Dakota,OHOhio,OKOklahoma,OROregon," +
  "PAPennsylvania,RIRhode Island,SCSouth Carolina,SDSouth Dakota,TNTennessee,TXTexas,UTUtah," +
  "VTVermont,VAVirginia,WAWashington,WVWest Virginia,WIWisconsin,WYWyoming";

export const usStates: readonly UsState[] = packed
  .split(",")
  .map((state) => ({ code: state.slice(0, 2), name: state.slice(2) }));

const names = new Map(usStates.map((state) => [state.code, state.name]));

export function stateName(code: string | null | undefined): string | null {
  return (code && names.get(code.toUpperCase())) || null;
}

const codesByWord = new Map(
  usStates.flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);
codesByWord.set("washington dc", "DC");

/** 'TX', 'Texas', 'D.C.' → the state's code; null for anything else. */
export function parseState(text: string): string | null {
  const word = text
    .toLowerCase()
    .replaceAll(".", "")
    .replace(/[\s,]+/g, " ")
    .trim();
  return codesByWord.get(word) ?? null;
}
