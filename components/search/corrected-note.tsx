/** Says so when a misspelt search was answered as another one. */
export function CorrectedNote({ corrected }: { corrected: string | null }) {
  if (!corrected) return null;
  return (
    <p>
      Nothing matches exactly. Showing results for <strong className="font-semibold">{corrected}</strong>.
    </p>
  );
}
