import type { ReactNode } from 'react';
import Diagram, { type VersionedProps } from '../Diagram';
import Box from './Box';
import Legend from './Legend';
import Parts from './Parts';
import { betweenRules, nestedHeader, nestedRule, rootHeader, rootRule } from './partInfos';
import styles from './styles.module.css';

/**
 * A query builder with the class of each part. The root group and its rule have the parts that are
 * there by default; the nested group has all.
 */
export default function Anatomy({ version = 8 }: VersionedProps): ReactNode {
  return (
    <Diagram
      title="The parts of a query builder and their classes"
      legend={<Legend version={version} />}
    >
      <ul className={styles.stack}>
        <Box name="queryBuilder" variant="frame">
          <Box name="ruleGroup" variant="root">
            <Box name="ruleGroup-header" variant="area">
              <Parts parts={rootHeader} version={version} />
            </Box>
            <Box name="ruleGroup-body" variant="area">
              <Box name="rule" variant="rule">
                <Parts parts={rootRule} version={version} />
              </Box>
              <Box name="betweenRules" variant="between">
                <Parts parts={betweenRules} version={version} />
              </Box>
              <Box name="ruleGroup" variant="group">
                <Box name="ruleGroup-header" variant="area">
                  <Parts parts={nestedHeader} version={version} />
                </Box>
                <Box name="ruleGroup-body" variant="area">
                  <Box name="rule" variant="rule">
                    <Parts parts={nestedRule} version={version} />
                  </Box>
                </Box>
              </Box>
            </Box>
          </Box>
        </Box>
      </ul>
    </Diagram>
  );
}
