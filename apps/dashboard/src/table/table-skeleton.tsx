import { CardFace } from '@/cards/card-face';
import { CardSprite } from '@/cards/card-sprite';

/** The outline of a table that is on its way: fifteen gaps in their place, nothing that spins. */
export function TableSkeleton() {
  return (
    <div className="table-page appear-late" aria-hidden="true">
      <CardSprite />
      <div className="table-header" />
      <div className="felt">
        <div className="fifteen">
          <div className="tray tray-coming">
            <div className="tray-cards">
              {Array.from({ length: 15 }, (_, index) => (
                <CardFace key={index} face="gap" />
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
