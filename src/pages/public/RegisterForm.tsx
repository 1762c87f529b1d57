import { Alert, Button, Checkbox, Form } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signupBody } from '#domain/auth/registration';
import type { ShapeValues } from '#domain/schema/shape';
import { focusFirstWrong } from '@/forms/focusFirstWrong';
import { FormFields } from '@/forms/FormFields';
import { useShapeForm } from '@/forms/useShapeForm';
import styles from './Register.module.css';

interface RegisterFormProps {
  readonly initialValues: Partial<ShapeValues<typeof signupBody>>;
  readonly onSubmit: (values: ShapeValues<typeof signupBody>) => Promise<unknown>;
}

const names = ['name', 'position', 'companyName', 'phone', 'email', 'password'];
const autoComplete = {
  name: 'name',
  companyName: 'organization',
  position: 'organization-title',
  phone: 'tel',
  email: 'username',
  password: 'new-password',
};

/** The registration's fields, and under them the terms, which are read in a dialog without leaving the form. */
export function RegisterForm({ initialValues, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const prefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const form = useShapeForm({ shape: signupBody, mode: 'create', initialValues, onSubmit });
  const terms = form.errors['acceptTerms'] ?? [];

  useEffect(() => {
    if (form.attempts > 0 && element.current) focusFirstWrong(element.current);
  }, [form.attempts]);

  return (
    <Form layout="vertical" component="form" onFinish={() => void form.submit()}>
      <div ref={element} className={styles.form}>
        {form.message && <Alert type="error" showIcon role="alert" message={form.message} />}
        <FormFields
          shape={signupBody}
          names={names}
          idPrefix={prefix}
          values={form.values}
          errors={form.errors}
          disabled={false}
          autoComplete={autoComplete}
          onChange={form.change}
          onLeave={form.touch}
        />
        <div data-field="acceptTerms" data-wrong={terms.length > 0 || undefined}>
          <Checkbox
            checked={form.values['acceptTerms'] === true}
            aria-invalid={terms.length > 0}
            aria-describedby={`${prefix}-terms`}
            onChange={({ target }) => form.change('acceptTerms', target.checked)}
          >
            <Trans
              t={t}
              i18nKey="register.terms"
              components={{ terms: <Link to="#terms" />, privacy: <Link to="#privacy" /> }}
            />
          </Checkbox>
          <p id={`${prefix}-terms`} className={styles.wrong} role={terms.length > 0 ? 'alert' : undefined}>
            {terms.join(' ')}
          </p>
        </div>
        <Button type="primary" htmlType="submit" block loading={form.pending}>
          {t('register.submit')}
        </Button>
      </div>
    </Form>
  );
}
