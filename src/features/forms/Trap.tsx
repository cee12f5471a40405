/** A field that is invisible to people. Whoever fills it in is a bot. */
export const Trap = ({ label }: { label: string }) => (
  <p hidden>
    <label>
      <span>{label}</span>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
);
