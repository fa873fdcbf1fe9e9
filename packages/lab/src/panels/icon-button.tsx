import { Icon, type IconName } from "./icon.js";

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly primary?: boolean;
  readonly onClick: () => void;
}

export function IconButton({ icon, label, disabled = false, primary = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={primary ? "tool icon primary" : "tool icon"}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
