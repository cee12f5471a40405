/** A field that people do not see. What fills it in is a program. */
export const TrapField = ({ label }: { label: string }) => (
  <p hidden>
    <label>
      <span>{label}</span>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
);
